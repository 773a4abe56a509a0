-- The line of the newest checkpoint, where several servers share them: who writes one claims its number here first. A server that
-- is killed before the line is stored leaves it to the next one. It is signed with a key that is in no database.
alter table audit_checkpoint add column if not exists line text;
