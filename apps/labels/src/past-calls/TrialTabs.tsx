import { judgedLabel, label } from '@console/contracts'
import { useHasCall, tierPart } from '@console/sub-app'
import { Segmented } from 'antd'
import { useDeferredValue, useId, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { toDraft, toForm, type LabelForm } from '../model/label-form.ts'
import { TrialFailed, TrialLoading } from '../rule/trial/trial-states.tsx'
import type { PastCallsProps } from './PastCallsPanel.tsx'
import styles from './TrialTabs.module.css'

/** The rule on past calls; the code comes when they are chosen, so it does not count with the page. */
const PastCallsPart = tierPart<PastCallsProps>({
  tier: 'forms',
  load: async () =>
    (await import(/* webpackChunkName: "on-demand-label-past-calls" */ './PastCallsPanel.tsx'))
      .PastCallsPanel,
  Loading: TrialLoading,
  Failed: TrialFailed,
})

type TrialTabsProps = {
  /** The trial on one conversation. */
  trial: ReactNode
  values: LabelForm
  /** The label that is changed; null: a new one. */
  stored: label.Label | null
}

/** The rule is tried on one conversation or, where the platform has them, on the calls of the last days; neither loses what it shows to the other. */
export function TrialTabs({ trial, ...edited }: TrialTabsProps) {
  const { formatMessage } = useIntl()
  const name = useId()
  const [isPast, setPast] = useState(false)
  const [wasPast, setWasPast] = useState(false)
  const hasBackTest = useHasCall(label.backTest)
  const hasJudged = useHasCall(judgedLabel.figures)
  if (!hasBackTest && !hasJudged) return trial
  return (
    <div className={styles['beside']}>
      <Segmented<'one' | 'past'>
        name={name}
        block
        aria-label={formatMessage({ id: 'label.trial.on' })}
        value={isPast ? 'past' : 'one'}
        options={[
          { value: 'one', label: formatMessage({ id: 'label.trial.one' }) },
          { value: 'past', label: formatMessage({ id: 'label.trial.past' }) },
        ]}
        onChange={(next) => {
          setPast(next === 'past')
          setWasPast(true)
        }}
      />
      <div hidden={isPast} className={isPast ? '' : styles['shown']}>
        {trial}
      </div>
      {wasPast && (
        <div hidden={!isPast} className={isPast ? styles['shown'] : ''}>
          <OnPastCalls {...edited} />
        </div>
      )}
    </div>
  )
}

function OnPastCalls({ values, stored }: Omit<TrialTabsProps, 'trial'>) {
  const later = useDeferredValue(values)
  const toSend = (form: LabelForm) => toDraft(form, { labelType: label.LABEL_TYPE.rule, stored })
  return <PastCallsPart stored={stored} draft={toSend(later)} saved={stored && toSend(toForm(stored))} />
}
