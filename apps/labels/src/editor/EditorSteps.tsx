import { StepsForm } from '@ant-design/pro-components'
import { startTransition, useState } from 'react'
import { decisionOf, settingsOf, type DecisionForm } from '../model/label-form.ts'
import { TrialTabs } from '../past-calls/TrialTabs.tsx'
import { RuleFields } from '../rule/RuleFields.tsx'
import { BaseFields } from './BaseFields.tsx'
import { CheckFields } from './CheckFields.tsx'
import { PromptFields } from './PromptFields.tsx'
import { PushFields } from './PushFields.tsx'
import { StepPanel } from './StepPanel.tsx'
import type { LabelEditorState } from './use-label-editor.ts'

type EditorStepsProps = {
  editor: LabelEditorState
  isPrompt: boolean
  step: number
  onStep: (step: number) => void
}

const FORM = {
  omitNil: false,
  autoFocusFirstInput: false,
  requiredMark: 'optional',
  scrollToFirstError: { focus: true, block: 'center' },
} as const

/** The fields of both steps; going on checks those of the first (LABEL-039), saving those of the second. */
export function EditorSteps({ editor, isPrompt, step, onStep }: EditorStepsProps) {
  const { forms } = editor
  const { values, base } = forms
  // The form of antd reads them once.
  const [initial] = useState(values)
  return (
    <StepsForm
      current={step}
      onCurrentChange={onStep}
      submitter={false}
      layoutRender={({ formDom }) => formDom}
      containerStyle={{ width: '100%', minWidth: 0 }}
      formProps={FORM}
    >
      <StepsForm.StepForm
        name="settings"
        formRef={forms.settings}
        initialValues={settingsOf(initial)}
        onValuesChange={forms.onChange}
        onFinish={async () => true}
      >
        <StepPanel isShown={step === 0} nameId="label.step.settings">
          <BaseFields values={values} stored={base} />
          <CheckFields values={values} isPrompt={isPrompt} />
          <PushFields values={values} />
        </StepPanel>
      </StepsForm.StepForm>
      <StepsForm.StepForm
        name="decision"
        formRef={forms.decision}
        initialValues={decisionOf(initial)}
        onValuesChange={(_changed, all: DecisionForm) => {
          // The editor renders again after the key is painted; meanwhile another field may have changed, so all are taken.
          startTransition(() => forms.onChange(all, all))
        }}
        onFinish={async () => {
          editor.save()
          return false
        }}
      >
        <StepPanel isShown={step === 1} nameId={isPrompt ? 'label.step.prompt' : 'label.step.conditions'}>
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
