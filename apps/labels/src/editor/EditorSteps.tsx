import { StepsForm } from '@ant-design/pro-components'
import type { label } from '@console/contracts'
import {
  memo,
  startTransition,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { useIntl } from 'react-intl'
import { decisionOf, settingsOf, type DecisionForm, type LabelForm } from '../model/label-form.ts'
import { TrialTabs } from '../past-calls/TrialTabs.tsx'
import { RuleFields } from '../rule/RuleFields.tsx'
import { BaseFields } from './BaseFields.tsx'
import { CheckFields } from './CheckFields.tsx'
import styles from './LabelEditor.module.css'
import { PromptFields } from './PromptFields.tsx'
import { PushFields } from './PushFields.tsx'
import type { LabelEditorState } from './use-label-editor.ts'

type EditorStepsProps = {
  editor: LabelEditorState
  isPrompt: boolean
  step: number
  onStep: (step: number) => void
}

/** One object: with another one antd renders every field of both steps again. */
const FORM_PROPS: NonNullable<ComponentProps<typeof StepsForm>['formProps']> = {
  omitNil: false,
  autoFocusFirstInput: false,
  requiredMark: 'optional',
  scrollToFirstError: { focus: true, block: 'center' },
}

/** The fields of both steps; going on checks those of the first (LABEL-039), saving those of the second. */
export function EditorSteps({ editor, isPrompt, step, onStep }: EditorStepsProps) {
  const { formatMessage } = useIntl()
  const { forms } = editor
  const { values, base } = forms
  // The form of antd reads them once.
  const [initial] = useState(() => ({ settings: settingsOf(values), decision: decisionOf(values) }))
  return (
    <StepsForm
      current={step}
      onCurrentChange={onStep}
      submitter={false}
      layoutRender={({ formDom }) => formDom}
      containerStyle={{ width: '100%', minWidth: 0 }}
      formProps={FORM_PROPS}
    >
      <StepsForm.StepForm
        name="settings"
        formRef={forms.settings}
        initialValues={initial.settings}
        onValuesChange={forms.onChange}
        onFinish={async () => true}
      >
        <StepPanel isShown={step === 0} name={formatMessage({ id: 'label.step.settings' })}>
          <SettingsFields values={values} stored={base} isPrompt={isPrompt} isShown={step === 0} />
        </StepPanel>
      </StepsForm.StepForm>
      <StepsForm.StepForm
        name="decision"
        formRef={forms.decision}
        initialValues={initial.decision}
        onValuesChange={(_changed, all: DecisionForm) => {
          // The editor renders again after the key is painted; meanwhile another field may have changed, so all are taken.
          startTransition(() => forms.onChange(all, all))
        }}
        onFinish={async () => {
          editor.save()
          return false
        }}
      >
        <StepPanel
          isShown={step === 1}
          name={formatMessage({ id: isPrompt ? 'label.step.prompt' : 'label.step.conditions' })}
        >
          {isPrompt ? (
            <PromptFields ruleId={base?.rule.id ?? 0} productId={values.productId} isDirty={forms.isDirty} />
          ) : (
            <RuleFields
              settings={values}
              isShown={step === 1}
              renderTrial={(trial) => <TrialTabs trial={trial} values={values} stored={base} />}
            />
          )}
        </StepPanel>
      </StepsForm.StepForm>
    </StepsForm>
  )
}

type SettingsFieldsProps = {
  values: LabelForm
  stored: label.Label | null
  isPrompt: boolean
  isShown: boolean
}

/** The fields of step 1. While step 2 is shown, its keys do not render them. */
const SettingsFields = memo(
  function SettingsFields({ values, stored, isPrompt }: SettingsFieldsProps) {
    return (
      <>
        <BaseFields values={values} stored={stored} />
        <CheckFields values={values} isPrompt={isPrompt} />
        <PushFields values={values} />
      </>
    )
  },
  (before, now) => !before.isShown && !now.isShown,
)

/**
 * Both steps are in the document, so that neither loses an entry; one of them is shown, from its beginning. It takes the focus from
 * the button that led to it, which another one replaces.
 */
function StepPanel({ isShown, name, children }: { isShown: boolean; name: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  const wasShown = useRef(isShown)
  useEffect(() => {
    if (isShown && !wasShown.current) {
      panel.current?.focus({ preventScroll: true })
      // In a dialog that fits the window its content scrolls, on a phone the whole of it.
      panel.current?.scrollIntoView({ block: 'start' })
      panel.current?.closest('[role="dialog"]')?.scrollIntoView({ block: 'start' })
    }
    wasShown.current = isShown
  }, [isShown])
  return (
    <div
      ref={panel}
      role="group"
      aria-label={name}
      tabIndex={-1}
      hidden={!isShown}
      className={styles['step']}
    >
      {children}
    </div>
  )
}
