-- Whether a message is read aloud: beside what is shown, or instead of it.

alter table pushed_message add column if not exists speech text check (speech in ('too', 'only'));
