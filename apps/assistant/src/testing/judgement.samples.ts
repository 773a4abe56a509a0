import type { sessionRecord } from '@console/contracts'

export const sampleJudgement: sessionRecord.Judgement = {
  evaluationId: 'e-1',
  revision: 4,
  title: 'Rude words',
  labelID: 5,
  labelName: 'Rude words',
  labelType: 2,
  labelOption: 1,
  bizId: 11,
  businessName: 'Winter renewals',
  sessionId: 's-1',
  voiceId: 'c-1',
  index: 3,
  updatedAt: Date.UTC(2026, 10, 20, 6, 30) / 1000,
}
