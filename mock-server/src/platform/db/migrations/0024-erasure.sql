-- Erasing a person reaches the messages that name them (decision 39).

-- Whom the title and the content speak of, where it is one person.
alter table pushed_message
  add column about_user_id bigint,
  add foreign key (tenant_id, about_user_id) references app_user (tenant_id, id);

-- Until now a message said it in words only, and names may be alike: then the oldest account is taken.
update pushed_message m set about_user_id = (
  select min(u.id) from app_user u where u.tenant_id = m.tenant_id and case m.msg_rule_code
    when 'sign-up' then m.title = 'New sign-up 新用户注册: ' || u.name || ' (' || u.username || ')'
    when 'seat-inactive' then m.title in (left(u.name, 100) || ' is inactive', left(u.name, 100) || '长时间空闲')
    else m.title in ('Serious violation: ' || left(u.name, 100), '严重违规：' || left(u.name, 100)) end)
where m.msg_rule_code in ('sign-up', 'seat-inactive', 'serious-violation');
create index pushed_message_about on pushed_message (tenant_id, about_user_id) where about_user_id is not null;

grant update (title, content, push_user_name) on pushed_message to console_access;
