import type { projectEntity, subApp } from '@console/contracts'

type Facts = Pick<projectEntity.ProjectRow, 'id' | 'name' | 'code' | 'status' | 'createTimestamp'>

/** The fields of a project that a company can consent to give to apps. */
export function toProjectRecord({
  id,
  name,
  code,
  status,
  createTimestamp,
}: Facts): subApp.RecordOf<'project'> {
  return { id: String(id), name, code, status, createdAt: createTimestamp }
}
