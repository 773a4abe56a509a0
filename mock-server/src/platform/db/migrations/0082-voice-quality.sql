-- How much louder the voice of a check is than what is heard between the words, in decibels; null where nobody speaks.
alter table voice_check add column if not exists signal_to_noise real;
