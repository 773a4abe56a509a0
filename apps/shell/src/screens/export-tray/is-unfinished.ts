import type { exports } from '@console/contracts'

export function isUnfinished({ state }: exports.ExportJob): boolean {
  return state === 'queued' || state === 'running'
}
