-- As for the facts in 0010: only the rollup writes these rows, thousands for each day and inside one tenant, and looking
-- the tenant up for each was a good part of what it took.
alter table stat_user_day drop constraint stat_user_day_tenant_id_fkey;
alter table stat_slot drop constraint stat_slot_tenant_id_fkey;
alter table stat_slot_online drop constraint stat_slot_online_tenant_id_fkey;
alter table stat_rule_day drop constraint stat_rule_day_tenant_id_fkey;
alter table stat_label_day drop constraint stat_label_day_tenant_id_fkey;
alter table stat_question_day drop constraint stat_question_day_tenant_id_fkey;
alter table stat_dataset_day drop constraint stat_dataset_day_tenant_id_fkey;
alter table stat_inactive_alert drop constraint stat_inactive_alert_tenant_id_fkey;
