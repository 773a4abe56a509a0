-- Released versions of the console and of what is installed beside it, and sign-up by invitation.

-- The product's own, the same for every tenant. A release brings its row with its migrations.
create table product_release (
  version text primary key check (version ~ '^\d+\.\d+\.\d+$'),
  released_on date not null,
  notes_en text[] not null check (cardinality(notes_en) > 0),
  notes_zh text[] not null check (cardinality(notes_zh) = cardinality(notes_en))
);

create table client_release (
  platform text not null check (platform in ('monitor', 'ios', 'android')),
  version text not null check (version ~ '^\d+\.\d+\.\d+$'),
  released_on date not null,
  url text not null check (url like 'https://%'),
  primary key (platform, version)
);

grant select on product_release, client_release to console_access;

insert into product_release (version, released_on, notes_en, notes_zh) values (
  '2.5.0', '2026-11-21',
  array[
    'Sign in with account and password; repeated failures wait longer and longer, and every session can be seen and ended.',
    'The console loads its modules while it runs: a module that fails shows a card with Retry, the rest goes on.',
    'Menu by permission, with search and favourites; pages and actions are found with Ctrl or Command and K.',
    'English and Chinese, light and dark, from phone to wide screen.',
    'Audit log with filters in the address, a side-by-side view of every change, and a chain that shows tampering.',
    'Exports run in the background and wait in a tray until they are fetched.',
    'Messages pop up as bubbles and stay in an inbox for 30 days; the message history shows who touched and clicked.',
    'Company settings: contact details, logos, and codes by which people sign up.',
    'API clients with secrets that can be rotated.'
  ],
  array[
    '使用账号和密码登录；多次失败后等待时间逐步延长，可查看并结束每个会话。',
    '控制台在运行中加载各模块：某个模块失败时显示带重试的卡片，其余部分照常使用。',
    '菜单按权限显示，支持搜索和收藏；按 Ctrl 或 Command 加 K 查找页面和操作。',
    '支持中文和英文、浅色和深色，从手机到宽屏均可使用。',
    '审计日志：筛选条件保存在地址中，每次变更可并排对比，记录链可发现篡改。',
    '导出在后台运行，完成后在导出列表中等待下载。',
    '消息以气泡弹出，并在收件箱保留 30 天；消息历史显示触达和点击人数。',
    '企业设置：联系信息、企业标志，以及供他人注册的邀请码。',
    'API 凭证，密钥可轮换。'
  ]
);

-- A code lets one person in. One that is used up stays, so that whoever tries it again is told so.
alter table invitation_code
  add column used_at timestamptz,
  add column used_by bigint,
  add foreign key (tenant_id, used_by) references app_user (tenant_id, id);

-- A code comes before its tenant is known.
create function invitation_by_code(wanted text)
  returns table (tenant_id bigint, name_en text, name_zh text, expires_at timestamptz, used_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select i.tenant_id, t.name_en, t.name_zh, i.expires_at, i.used_at
  from public.invitation_code i join public.tenant t on t.id = i.tenant_id
  where i.code = wanted
$$;
revoke execute on function invitation_by_code(text) from public;
grant execute on function invitation_by_code(text) to console_access;

grant update (used_at, used_by) on invitation_code to console_access;
-- What a sign-up brings; everything else of an account keeps its default.
grant insert (tenant_id, username, name, password_hash, status, created_at) on app_user to console_access;
