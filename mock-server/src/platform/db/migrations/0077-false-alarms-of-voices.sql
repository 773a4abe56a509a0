-- Why a person set a check of a voice consistent that had found no match.
alter table voice_check add column if not exists revise_reason text;
