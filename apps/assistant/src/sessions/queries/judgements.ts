import { type BodyOf, labelJudgement, type QueryOf, sessionRecord } from '@console/contracts'
import { useCallMutation, useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

export function useJudgements(query: QueryOf<typeof sessionRecord.judgements>) {
  return useCallQuery(sessionRecord.judgements, { query }, { placeholderData: keepPreviousData })
}

/** Refetches after a conflict too, to show the other person's verdict. */
export function useJudge() {
  return useCallMutation(sessionRecord.judge, {
    changes: [sessionRecord.judgements],
    toInput: (body: BodyOf<typeof sessionRecord.judge>) => ({ body }),
  })
}

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
