import type { label } from '@console/contracts'
import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import { KIND_TEXTS } from '../model/label-texts.ts'
import styles from './LabelEditor.module.css'

type EditorTitleProps = { name: string; labelType: label.LabelType; step: number; isNew: boolean }

/** The label's name, its kind, and which of the two steps is shown. */
export function EditorTitle({ name, labelType, step, isNew }: EditorTitleProps) {
  const { formatMessage } = useIntl()
  const steps = [
    formatMessage({ id: 'label.step.settings' }),
    formatMessage({ id: labelType === 0 ? 'label.step.conditions' : 'label.step.prompt' }),
  ]
  const untitled = formatMessage({ id: isNew ? 'label.new' : 'label.unnamed' })
  return (
    <span className={styles['title']}>
      <span className={styles['name']} dir="auto">
        {name.trim() || untitled}
      </span>
      <span className={styles['tag']}>{formatMessage({ id: KIND_TEXTS[labelType] })}</span>
      <ol className={styles['steps']} aria-label={formatMessage({ id: 'label.steps' })}>
        {steps.map((text, index) => (
          <li
            key={text}
            className={styles['mark']}
            data-state={index === step ? 'now' : index < step ? 'done' : 'next'}
            {...(index === step ? { 'aria-current': 'step' as const } : {})}
          >
            <span className={styles['number']} aria-hidden="true">
              {index < step ? <Icon name="check" size={14} /> : index + 1}
            </span>
            {text}
          </li>
        ))}
      </ol>
    </span>
  )
}
