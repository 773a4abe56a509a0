import type { projectEntity, subApp } from '@console/contracts'

type Facts = Pick<projectEntity.ProjectRow, 'id' | 'name' | 'code' | 'status' | 'createTimestamp'>

/** What apps can get of a project, with the fields that the company has consented to. */
export function toProjectRecord({
  id,
  name,
  code,
  status,
  createTimestamp,
}: Facts): subApp.RecordOf<'project'> {
  return { id: String(id), name, code, status, createdAt: createTimestamp }
}
