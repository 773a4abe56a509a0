import { labelJudgement, type BodyOf } from '@console/contracts'
import { useCallMutation, useCallQuery } from '@console/sub-app'

export function useLabelJudgements(sessionId: string | null) {
  return useCallQuery(labelJudgement.ofSession, sessionId === null ? null : { query: { sessionId } })
}

export function useJudgeLabel() {
  return useCallMutation(labelJudgement.judge, {
    changes: [labelJudgement.ofSession],
    hasToast: true,
    toInput: (body: BodyOf<typeof labelJudgement.judge>) => ({ body }),
  })
}

export function useWithdrawJudgement() {
  return useCallMutation(labelJudgement.withdraw, {
    changes: [labelJudgement.ofSession],
    hasToast: true,
    toInput: (body: BodyOf<typeof labelJudgement.withdraw>) => ({ body }),
  })
}
