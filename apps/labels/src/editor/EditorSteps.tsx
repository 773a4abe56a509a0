import { StepsForm } from '@ant-design/pro-components'
import { judgedLabel, type label } from '@console/contracts'
import { useHasCall } from '@console/sub-app'
import {
  type ComponentProps,
  createContext,
  memo,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useIntl } from 'react-intl'
import { type DecisionForm, type LabelForm, pickDecision, pickSettings } from '../model/label-form.ts'
import { PromptJudgedPart } from '../past-calls/judged/prompt-judged-part.ts'
import { TrialTabs } from '../past-calls/TrialTabs.tsx'
import { RuleFields } from '../rule/RuleFields.tsx'
import { BaseFields } from './BaseFields.tsx'
import { CheckFields } from './CheckFields.tsx'
import { PromptFields } from './PromptFields.tsx'
import { PushFields } from './PushFields.tsx'
import type { LabelEditorState } from './use-label-editor.ts'
import styles from './LabelEditor.module.css'

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

const EditorContext = createContext<EditorStepsProps | null>(null)

function useEditorSteps(): EditorStepsProps {
  const props = use(EditorContext)
  if (props === null) throw new Error('A step needs the editor above it')
  return props
}

/**
 * The fields of both steps; going on checks those of the first (LABEL-039), saving those of the second. A key renders what reads
 * its value, not the forms: they render every field of both steps.
 */
export function EditorSteps(props: EditorStepsProps) {
  const { editor, step, onStep } = props
  const { values, settings, decision } = editor.forms
  const latest = useRef(editor)
  useLayoutEffect(() => {
    latest.current = editor
  }, [editor])
  // The form of antd reads them once.
  const [initial] = useState(() => ({ settings: pickSettings(values), decision: pickDecision(values) }))
  const forms = useMemo(
    () => (
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
          formRef={settings}
          initialValues={initial.settings}
          onValuesChange={(changed, all: LabelForm) => latest.current.forms.onChange(changed, all)}
          onFinish={async () => true}
        >
          <SettingsStep />
        </StepsForm.StepForm>
        <StepsForm.StepForm
          name="decision"
          formRef={decision}
          initialValues={initial.decision}
          onValuesChange={(_changed, all: DecisionForm) => {
            // The editor renders again after the key is painted; meanwhile another field may have changed, so all are taken.
            startTransition(() => latest.current.forms.onChange(all, all))
          }}
          onFinish={async () => {
            latest.current.save()
            return false
          }}
        >
          <DecisionStep />
        </StepsForm.StepForm>
      </StepsForm>
    ),
    [step, onStep, settings, decision, initial],
  )
  return <EditorContext value={props}>{forms}</EditorContext>
}

function SettingsStep() {
  const { editor, isPrompt, step } = useEditorSteps()
  const { values, base } = editor.forms
  return (
    <StepPanel isShown={step === 0} nameId="label.step.settings">
      <SettingsFields values={values} stored={base} isPrompt={isPrompt} isShown={step === 0} />
    </StepPanel>
  )
}

type SettingsFieldsProps = {
  values: LabelForm
  stored: label.Label | null
  isPrompt: boolean
  isShown: boolean
}

/** No field depends on what is typed in these. */
const TEXTS: ReadonlySet<string> = new Set(['name', 'showName', 'remark', 'pushContent'])

function hasSameChoices(before: LabelForm, now: LabelForm): boolean {
  const choices = new Map(Object.entries(before).filter(([name]) => !TEXTS.has(name)))
  return Object.entries(now).every(([name, value]) => TEXTS.has(name) || choices.get(name) === value)
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
  (before, now) =>
    (!before.isShown && !now.isShown) ||
    (before.stored === now.stored &&
      before.isPrompt === now.isPrompt &&
      hasSameChoices(before.values, now.values)),
)

function DecisionStep() {
  const { editor, isPrompt, step } = useEditorSteps()
  const { values, base, isDirty } = editor.forms
  return (
    <StepPanel isShown={step === 1} nameId={isPrompt ? 'label.step.prompt' : 'label.step.conditions'}>
      {isPrompt ? (
        <>
          <PromptFields ruleId={base?.rule.id ?? 0} productId={values.productId} isDirty={isDirty} />
          {base !== null && step === 1 && <StoredPrompt stored={base} />}
        </>
      ) : (
        <Conditions settings={values} isShown={step === 1} />
      )}
    </StepPanel>
  )
}

/** Results of the stored prompt in judged sessions, where the platform has judgements. */
function StoredPrompt({ stored }: { stored: label.Label }) {
  return useHasCall(judgedLabel.figures) && <PromptJudgedPart stored={stored} />
}

/** The conditions read their own values from the form, and of the settings a few. */
const Conditions = memo(
  function Conditions({
    settings,
    isShown,
  }: Pick<ComponentProps<typeof RuleFields>, 'settings'> & { isShown: boolean }) {
    return (
      <RuleFields settings={settings} isShown={isShown} renderTrial={(trial) => <Trial trial={trial} />} />
    )
  },
  (before, now) =>
    before.isShown === now.isShown &&
    (
      ['triggerAt', 'useContext', 'maxHitCnt', 'checkRangeType', 'checkRangeBegin', 'checkRangeEnd'] as const
    ).every((name) => before.settings[name] === now.settings[name]),
)

function Trial({ trial }: { trial: ReactNode }) {
  const { values, base } = useEditorSteps().editor.forms
  return <TrialTabs trial={trial} values={values} stored={base} />
}

type StepPanelProps = {
  isShown: boolean
  /** Id of the text that names it. */
  nameId: 'label.step.settings' | 'label.step.conditions' | 'label.step.prompt'
  children: ReactNode
}

/**
 * Both steps are in the document, so that neither loses an entry; one of them is shown, from its beginning. It takes the focus from
 * the button that led to it, which another one replaces.
 */
function StepPanel({ isShown, nameId, children }: StepPanelProps) {
  const { formatMessage } = useIntl()
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
      aria-label={formatMessage({ id: nameId })}
      tabIndex={-1}
      hidden={!isShown}
      className={styles['step']}
    >
      {children}
    </div>
  )
}
