export type LabelJudgementTables = {
  labelJudgement: LabelJudgementTable
}

type LabelJudgementTable = {
  tenantId: number
  labelId: number
  sessionId: string
  startedAt: Date
  belongs: boolean
  judgedBy: number
  judgedAt: Date
}
