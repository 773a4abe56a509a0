import { judgedLabel, label } from '@console/contracts'
import { MoreTexts, useHasCall } from '@console/sub-app'
import { isSameValue } from '@console/ui'
import { BackFill } from './back-fill/BackFill.tsx'
import { BackTest } from './back-test/BackTest.tsx'
import { JudgedFigures } from './judged/JudgedFigures.tsx'
import { pastTexts } from './texts.ts'
import styles from './PastCalls.module.css'

export type PastCallsProps = {
  /** The label that is changed; null: a new one. */
  stored: label.Label | null
  /** The label as it would be saved now; null while a required setting is missing. */
  draft: label.LabelDraft | null
  /** The label as it is saved. */
  saved: label.LabelDraft | null
}

/** Tries the rule on the calls of the last days, adds the hits of the saved one to them, and compares those with judgements. */
export function PastCallsPanel({ stored, draft, saved }: PastCallsProps) {
  const hasBackTest = useHasCall(label.backTest)
  const hasJudged = useHasCall(judgedLabel.figures)
  const hasBackFills = useHasCall(label.startBackFill)
  return (
    <MoreTexts texts={pastTexts}>
      <section className={styles['panel']}>
        {hasBackTest && <BackTest stored={stored} draft={draft} />}
        {stored !== null && hasJudged && <JudgedFigures stored={stored} draft={draft} />}
        {hasBackFills && <BackFill stored={stored} isChanged={!isSameValue(draft, saved)} />}
      </section>
    </MoreTexts>
  )
}
