-- A question that documents or products name is no longer deleted. Those that were are taken out of them: what names an
-- unknown question cannot be saved.
update knowledge_document d
set version = version + 1, question_ids = array(
  select named.id from unnest(d.question_ids) with ordinality as named (id, position)
  where exists (select from question q where q.tenant_id = d.tenant_id and q.id = named.id) order by named.position)
where exists (select from unnest(d.question_ids) as named (id)
  where not exists (select from question q where q.tenant_id = d.tenant_id and q.id = named.id));

update knowledge_product k
set version = version + 1, question_ids = array(
  select named.id from unnest(k.question_ids) with ordinality as named (id, position)
  where exists (select from question q where q.tenant_id = k.tenant_id and q.id = named.id) order by named.position)
where exists (select from unnest(k.question_ids) as named (id)
  where not exists (select from question q where q.tenant_id = k.tenant_id and q.id = named.id));
