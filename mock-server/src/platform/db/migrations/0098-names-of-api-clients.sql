-- API clients have a name and a description. Those that are there are numbered in the language of the person who made them.

alter table oauth_client
  add column if not exists name text,
  add column if not exists description text not null default '',
  add column if not exists version integer not null default 1;

with numbered as (
  select c.id, u.language, row_number() over (partition by c.tenant_id order by c.created_at, c.id) as number
  from oauth_client c left join app_user u on u.tenant_id = c.tenant_id and u.id = c.created_by
)
update oauth_client c
set name = case when n.language = 'zh' then '凭证 ' else 'Client ' end || n.number
from numbered n
where n.id = c.id and c.name is null;

alter table oauth_client alter column name set not null;
