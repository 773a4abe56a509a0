import { judgedLabel, type label } from '@console/contracts'
import { useHasCall } from '@console/sub-app'
import { FormBody } from '@console/ui/form'
import { type ReactNode, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { PromptJudgedPart } from '../past-calls/judged/prompt-judged-part.ts'
import { TrialTabs } from '../past-calls/TrialTabs.tsx'
import { RuleFields } from '../rule/RuleFields.tsx'
import { BaseFields } from './BaseFields.tsx'
import { CheckFields } from './CheckFields.tsx'
import { PromptFields } from './PromptFields.tsx'
import { PushFields } from './PushFields.tsx'
import type { LabelEditorState } from './use-label-editor.ts'
import styles from './LabelEditor.module.css'

type EditorStepsProps = { editor: LabelEditorState; isPrompt: boolean }

/** The fields of both steps. */
export function EditorSteps({ editor, isPrompt }: EditorStepsProps) {
  const { form, step, opened, body, fieldsOfApps } = editor
  const { base } = opened
  return (
    <FormBody form={body} className={styles['body']}>
      <StepPanel isShown={step === 0} nameId="label.step.settings">
        <BaseFields form={form} stored={base} />
        <CheckFields form={form} isPrompt={isPrompt} />
        <PushFields form={form} />
        {fieldsOfApps}
      </StepPanel>
      <StepPanel isShown={step === 1} nameId={isPrompt ? 'label.step.prompt' : 'label.step.conditions'}>
        {isPrompt ? (
          <>
            <PromptFields form={form} ruleId={base?.rule.id ?? 0} />
            {base !== null && step === 1 && <StoredPrompt stored={base} />}
          </>
        ) : (
          <RuleFields
            form={form}
            isShown={step === 1}
            renderTrial={(trial) => <TrialTabs trial={trial} values={form.values} stored={base} />}
          />
        )}
      </StepPanel>
    </FormBody>
  )
}

/** Results of the stored prompt in judged sessions, where the platform has judgements. */
function StoredPrompt({ stored }: { stored: label.Label }) {
  return useHasCall(judgedLabel.figures) && <PromptJudgedPart stored={stored} />
}

type StepPanelProps = {
  isShown: boolean
  /** Id of the text that names it. */
  nameId: 'label.step.settings' | 'label.step.conditions' | 'label.step.prompt'
  children: ReactNode
}

/**
 * Both steps are in the document, so that neither loses its input; the shown one is scrolled to its beginning. It takes the
 * focus from the button that led to it, because another button replaces that one.
 */
function StepPanel({ isShown, nameId, children }: StepPanelProps) {
  const { formatMessage } = useIntl()
  const panel = useRef<HTMLDivElement>(null)
  const wasShown = useRef(isShown)
  useEffect(() => {
    if (isShown && !wasShown.current) {
      panel.current?.focus({ preventScroll: true })
      // A dialog that fits the window scrolls its content; on a phone the whole dialog scrolls.
      panel.current?.scrollIntoView({ block: 'start' })
      panel.current?.closest('[role="dialog"]')?.scrollIntoView({ block: 'start' })
    }
    wasShown.current = isShown
  }, [isShown])
  return (
    <div
      ref={panel}
      role="group"
      aria-label={formatMessage({ id: nameId })}
      tabIndex={-1}
      hidden={!isShown}
      className={styles['step']}
    >
      {children}
    </div>
  )
}
