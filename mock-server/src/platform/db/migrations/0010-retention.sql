-- Facts are kept for a time (setting FACT_RETENTION_DAYS), statistics for longer.

-- Facts of the tenant's days before this one may be gone. It is written before they go, and only moves forward: what a
-- rollup could no longer compute it leaves as it is.
create table fact_retention (
  tenant_id bigint primary key references tenant (id),
  kept_from date not null
);
call isolate_tenant_tables();
grant select, insert, update on fact_retention to console_access;
grant delete on call, conversation, shift, violation, label_hit, recommendation, twin_use, dataset_evaluation,
  offline_audio, status_edit, ingested_event, tracking_event, message_delivery, pushed_message to console_access;

-- What is old lies together, since rows arrive about in their order: the cheapest index finds it.
create index conversation_age on conversation using brin (started_at);
create index dataset_evaluation_age on dataset_evaluation using brin (evaluated_at);
create index offline_audio_age on offline_audio using brin (recorded_at);
create index tracking_event_age on tracking_event using brin (happened_at);
create index message_delivery_age on message_delivery using brin (pushed_at);

-- These three take in most rows, and looking the tenant up for each of them was half of what that cost. It cannot be
-- missing: row-level security lets a transaction write only rows of the tenant that it was begun for, which the server
-- takes from a session or a client of that tenant, and tenants are never deleted.
alter table ingested_event drop constraint ingested_event_tenant_id_fkey;
alter table utterance drop constraint utterance_tenant_id_fkey;
alter table status_event drop constraint status_event_tenant_id_fkey;
