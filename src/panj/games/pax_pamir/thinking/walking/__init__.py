"""How a walking player of Pax Pamir chooses: by gains found in place, mostly without copies."""
