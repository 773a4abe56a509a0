import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { exportRecords } from './export-records.ts'
import { exportSeats } from './export-seats.ts'
import { getQualityData } from './get-quality-data.ts'
import { listRecords } from './list-records.ts'
import { listRules } from './list-rules.ts'
import { listScenes } from './list-scenes.ts'
import { listViolations } from './list-violations.ts'
import { rankSeatsByCover } from './rank-seats-by-cover.ts'
import { rankSeatsByLevel } from './rank-seats-by-level.ts'
import { rankSeats } from './rank-seats.ts'
import { recordExport } from './records.export.ts'
import { seatQualityExport } from './seat-quality.export.ts'

/** Violations of quality rules, as statistics and one by one. */
export const qualityModule: Module = {
  name: 'quality',
  auditDictionary,
  exportKinds: { seatQuality: seatQualityExport, violations: recordExport },
  routes: [
    ...getQualityData,
    rankSeats,
    rankSeatsByLevel,
    rankSeatsByCover,
    listViolations,
    listRecords,
    exportRecords,
    exportSeats,
    listRules,
    listScenes,
  ],
}
