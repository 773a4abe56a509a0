import type { Generated } from 'kysely'

export type RollupTables = {
  rollupState: RollupStateTable
  statDatasetDay: StatDatasetDayTable
  statLabelDay: StatLabelDayTable
  statQuestionDay: StatQuestionDayTable
  statRuleDay: StatRuleDayTable
  statShiftDay: StatShiftDayTable
  statSlot: StatSlotTable
  statSlotOnline: StatSlotOnlineTable
  statUserDay: StatUserDayTable
  statSourcePeriod: StatSourcePeriodTable
  statInactiveAlert: StatInactiveAlertTable
}

type RollupStateTable = { tenantId: number; lastUpdatedAt: Date; nextUpdatedAt: Date }

type StatDatasetDayTable = {
  tenantId: number
  day: Date
  businessTypeId: number
  labelType: number
  labelId: number
  correct: number
  missed: number
  wrong: number
}

/** The key under which a statistic counts; 0 where the fact had no organisation or no project. */
type StatKey = { tenantId: number; day: Date; orgId: number; businessTypeId: number; projectId: number }

type StatLabelDayTable = StatKey & { labelId: number; userId: number; hits: number }

type StatQuestionDayTable = StatKey & {
  questionId: number
  recommended: number
  recommendValid: number
  recommendAccepted: number
}

type StatRuleDayTable = StatKey & {
  ruleId: number
  userId: number
  level: number
  coverStatus: number
  hits: number
}

type StatShiftDayTable = {
  tenantId: number
  day: Date
  shiftId: string
  userId: number
  businessTypeId: number
  shiftDay: Date
  isSplit: boolean
  wholeSeconds: number
  expectedSeconds: number
  passedSeconds: number
  presentSeconds: number
  breakSeconds: number
  inactiveSeconds: number
  workSeconds: number
  businessWorkSeconds: number
}

type StatCounts = {
  calls: Generated<number>
  answers: Generated<number>
  validCalls: Generated<number>
  quotes: Generated<number>
  orders: Generated<number>
  talkSeconds: Generated<number>
  answeredCalls: number | null
  recommended: Generated<number>
  recommendValid: Generated<number>
  recommendAccepted: Generated<number>
  violations_0: Generated<number>
  violations_1: Generated<number>
  violations_2: Generated<number>
  violations_3: Generated<number>
  twinUses: Generated<number>
  onlineSeconds: Generated<number>
}

type StatSlotTable = StatKey & StatCounts & { slotAt: Date; labelHits: Generated<number> }

type StatSlotOnlineTable = StatKey & { slotAt: Date; users: number }

type StatUserDayTable = StatKey &
  StatCounts & {
    userId: number
    workSeconds: Generated<number>
    breakSeconds: Generated<number>
    idleSeconds: Generated<number>
    leaveSeconds: Generated<number>
  }

/** From that day on, until the next row. */
type StatSourcePeriodTable = {
  tenantId: number
  startsOn: string
  validCalls: string
  quotes: string
  orders: string
}

type StatInactiveAlertTable = StatKey & { userId: number; alertAt: Date }
