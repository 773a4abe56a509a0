import type { label } from '@console/contracts'
import { MoreTexts } from '@console/sub-app'
import { pastTexts } from '../texts.ts'
import { JudgedFigures } from './JudgedFigures.tsx'
import styles from '../PastCalls.module.css'

/** The judged sessions of a prompt label, whose hits are all stored: no prompt is tried on past calls. */
export function PromptJudgedPanel({ stored }: { stored: label.Label }) {
  return (
    <MoreTexts texts={pastTexts}>
      <section className={styles['panel']}>
        <JudgedFigures stored={stored} draft={null} />
      </section>
    </MoreTexts>
  )
}
