"""What people are shown and told: views, sentences, pictures."""
