import { sessionRecord } from '@console/contracts'
import { MoreTexts, useHasCall } from '@console/sub-app'
import { IconButton } from '@console/ui'
import { Button } from 'antd'
import { memo, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import type { RuleValues } from '../model/rule-values.ts'
import type { RuleSettings } from '../model/rule-settings.ts'
import { useRuleValues } from '../use-rule-values.ts'
import { AddSentence } from './AddSentence.tsx'
import { FactFields } from './FactFields.tsx'
import { PasteBox } from './PasteBox.tsx'
import { useSessionCalls, type ChosenCall } from './recent-sessions.ts'
import { SessionSource } from './SessionSource.tsx'
import { trialTexts } from './texts.ts'
import styles from './TrialPanel.module.css'
import { TrialResult } from './TrialResult.tsx'
import { TrialSentences } from './TrialSentences.tsx'
import { useJudged } from './use-judged.ts'
import { useTrial } from './use-trial.ts'

/** Tries the rule as it is in the form on a conversation, in the browser: nothing is sent or saved. */
export function TrialPanel(settings: RuleSettings) {
  return (
    <MoreTexts texts={trialTexts}>
      <Panel values={useRuleValues()} settings={settings} />
    </MoreTexts>
  )
}

type PanelProps = { values: RuleValues; settings: RuleSettings }

/** Renders again a moment after a key: with the key itself nothing here changes. */
const Panel = memo(function Panel({ values, settings }: PanelProps) {
  const { formatMessage } = useIntl()
  const titleId = useId()
  const [isPasting, setIsPasting] = useState(false)
  const [chosen, setChosen] = useState<ChosenCall | null>(null)
  const session = useSessionCalls(chosen)
  const trial = useTrial(session.shown)
  const hasSessions = useHasCall(sessionRecord.list)
  const { tried, note, result } = useJudged({ values, settings }, trial.conversation)
  function choose(next: ChosenCall | null) {
    setChosen(next)
    if (next === null) trial.clear()
  }
  const hasSentences = trial.conversation.sentences.length > 0
  return (
    <section className={styles['panel']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          {formatMessage({ id: 'trial.title' })}
        </h2>
        <Button size="small" onClick={() => setIsPasting(!isPasting)} aria-expanded={isPasting}>
          {formatMessage({ id: 'trial.paste' })}
        </Button>
        <IconButton
          icon="trash"
          size="small"
          label={formatMessage({ id: 'trial.clear' })}
          disabled={!hasSentences}
          onClick={() => choose(null)}
        />
      </div>
      {hasSessions && <SessionSource chosen={chosen} session={session} onChoose={choose} />}
      {isPasting && (
        <PasteBox
          onShow={(sentences, isCut) => {
            setChosen(null)
            trial.show(sentences, isCut)
          }}
          onClose={() => setIsPasting(false)}
        />
      )}
      <FactFields tried={tried} facts={trial.conversation.facts} onChange={trial.setFacts} />
      <TrialSentences trial={trial} tried={tried} conditions={result?.conditions ?? []} />
      {hasSentences && <TrialResult tried={tried} note={note} result={result} />}
      <AddSentence isFull={trial.isFull} onAdd={trial.add} />
    </section>
  )
})
