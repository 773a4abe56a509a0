import { StepsForm } from '@ant-design/pro-components'
import { judgedLabel, type label } from '@console/contracts'
import { useHasCall } from '@console/sub-app'
import { memo, startTransition, useState, type ComponentProps } from 'react'
import { decisionOf, settingsOf, type DecisionForm, type LabelForm } from '../model/label-form.ts'
import { PromptJudgedPart } from '../past-calls/judged/prompt-judged-part.ts'
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

/** One object: with another one antd renders every field of both steps again. */
const FORM_PROPS: NonNullable<ComponentProps<typeof StepsForm>['formProps']> = {
  omitNil: false,
  autoFocusFirstInput: false,
  requiredMark: 'optional',
  scrollToFirstError: { focus: true, block: 'center' },
}

/** The fields of both steps; going on checks those of the first (LABEL-039), saving those of the second. */
export function EditorSteps({ editor, isPrompt, step, onStep }: EditorStepsProps) {
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
        <StepPanel isShown={step === 0} nameId="label.step.settings">
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
        <StepPanel isShown={step === 1} nameId={isPrompt ? 'label.step.prompt' : 'label.step.conditions'}>
          {isPrompt ? (
            <>
              <PromptFields
                ruleId={base?.rule.id ?? 0}
                productId={values.productId}
                isDirty={forms.isDirty}
              />
              {base !== null && step === 1 && <StoredPrompt stored={base} />}
            </>
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

/** How the stored prompt did in judged sessions, where the platform has judgements. */
function StoredPrompt({ stored }: { stored: label.Label }) {
  return useHasCall(judgedLabel.figures) && <PromptJudgedPart stored={stored} />
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
