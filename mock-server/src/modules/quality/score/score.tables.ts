import type { Versioned } from '../../../platform/db/columns.ts'

export type ScoreTables = {
  scoreSetting: ScoreSettingTable
}

type BusinessKey = { tenantId: number; businessTypeId: number }

type ScoreSettingTable = BusinessKey &
  Versioned & {
    pointsLevel0: number
    pointsLevel1: number
    pointsLevel2: number
    pointsLevel3: number
    passMark: number
  }
