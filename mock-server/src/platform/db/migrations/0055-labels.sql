-- What a label looks for and what a hit does; how it was from each change on; and which words a hit was found in.

alter table smart_label
  add column if not exists show_name text not null default '' check (length(show_name) <= 100),
  add column if not exists meaning smallint not null default 0 check (meaning between 0 and 2),
  add column if not exists trigger_at text not null default 'realtime'
    check (trigger_at in ('realtime', 'sessionEnd', 'order')),
  add column if not exists is_kb_bindable boolean not null default false,
  add column if not exists is_customer_related boolean not null default false,
  -- seconds; 0 where the label says nothing of the customer
  add column if not exists expire integer not null default 0 check (expire >= 0),
  add column if not exists visibility smallint not null default 0 check (visibility between 0 and 2),
  add column if not exists is_front_display boolean not null default false,
  add column if not exists push_to smallint not null default 0 check (push_to between 0 and 3),
  add column if not exists push_type smallint check (push_type between 0 and 2),
  add column if not exists push_template smallint check (push_template in (10, 20, 30, 40)),
  add column if not exists push_content text not null default '' check (length(push_content) <= 100),
  add column if not exists remark text not null default '' check (length(remark) <= 100),
  -- as the contract writes it, without its id, which is the label's
  add column if not exists rule jsonb not null default '{"labelType": 0, "checkRangeType": 0, "checkRangeBegin": null,
    "checkRangeEnd": null, "useContext": 0, "maxHitCnt": 0, "lambdaType": 0, "lambdaExpr": "", "conditions": [],
    "promptContent": "", "sessionCollectRound": null}',
  add column if not exists version integer not null default 1,
  add column if not exists updated_by bigint,
  -- null while it is disabled
  add column if not exists enabled_at timestamptz default now();

-- Until now a label was some phrases that the customer says.
update smart_label set
  enabled_at = case when is_enabled then created_at end,
  rule = case when cardinality(phrases) = 0 then rule else rule || jsonb_build_object('conditions',
    jsonb_build_array(jsonb_build_object(
      'id', 1, 'lambda', 'A', 'type', 0, 'role', 1, 'checkRangeType', 0, 'checkRangeBegin', null, 'checkRangeEnd', null,
      'checkRangePolicy', 0, 'preConditionLambda', '',
      'param', jsonb_build_object('detectType', 1, 'keywords', to_jsonb(phrases))::text))) end;
alter table smart_label drop column if exists phrases;

create table if not exists label_version (
  tenant_id bigint not null references tenant (id),
  label_id bigint not null,
  version integer not null,
  draft jsonb not null,
  -- null: it came with the system
  changed_by bigint,
  changed_at timestamptz not null,
  primary key (tenant_id, label_id, version),
  foreign key (tenant_id, label_id) references smart_label (tenant_id, id),
  foreign key (tenant_id, changed_by) references app_user (tenant_id, id)
);

alter table utterance
  -- null where it is not known
  add column if not exists ends_at timestamptz,
  add column if not exists emotion text check (length(emotion) <= 32);

-- [{lambda, seq, begin, end}]: which condition found which words; null where a platform reported the hit.
alter table label_hit add column if not exists evidence jsonb;

call isolate_tenant_tables();
grant select, insert on label_version to console_access;
grant insert, update on smart_label to console_access;
