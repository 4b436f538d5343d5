"""How a walking player of Trajan chooses: by gains found in place, without copies."""
