import type { exports } from '@console/contracts'
import { auditExport } from '../audit/audit.export.ts'

/** What can be exported, by the kind of the request. */
const kinds = { audit: auditExport } as const satisfies Record<exports.ExportRequest['kind'], unknown>

export const exportKindOf = (request: exports.ExportRequest) => kinds[request.kind]
