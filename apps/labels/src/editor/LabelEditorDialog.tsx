import { label } from '@console/contracts'
import { AppModal, Icon } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { KIND_TEXTS } from '../model/label-texts.ts'
import { WordListsProvider } from '../rule/word-lists-context.tsx'
import { VersionsButton } from '../versions/VersionsButton.tsx'
import { ConflictView } from './conflict/ConflictView.tsx'
import { EDITOR_WIDTH } from './editor-width.ts'
import { EditorSteps } from './EditorSteps.tsx'
import { type EditorOptions, type LabelEditorState, useLabelEditor } from './use-label-editor.ts'
import styles from './LabelEditor.module.css'

/** The editor of a label: the settings first, then the conditions or the prompt (LABEL-035). */
export function LabelEditorDialog(options: EditorOptions) {
  const { labelType, stored } = options
  const editor = useLabelEditor(options)
  const { form, step, conflict, isSaving } = editor
  const isPrompt = labelType === label.LABEL_TYPE.prompt
  return (
    // A prompt has no conditions.
    <WordListsProvider isNeeded={!isPrompt}>
      <AppModal
        open
        width={EDITOR_WIDTH}
        fillsPhone
        keyboard={!isSaving}
        closable={!isSaving}
        onCancel={editor.close}
        title={
          <EditorTitle name={form.values.name} labelType={labelType} step={step} isNew={stored === null} />
        }
        footer={conflict === null ? <EditorFooter editor={editor} isPrompt={isPrompt} /> : null}
      >
        {conflict !== null && <ConflictView conflict={conflict} isSaving={isSaving} />}
        <div hidden={conflict !== null}>
          <EditorSteps editor={editor} isPrompt={isPrompt} />
        </div>
      </AppModal>
    </WordListsProvider>
  )
}

type EditorTitleProps = { name: string; labelType: label.LabelType; step: number; isNew: boolean }

/** The label's name, its kind, and which of the two steps is shown. */
function EditorTitle({ name, labelType, step, isNew }: EditorTitleProps) {
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
            className={`ui-row ui-gap-8 ui-muted ${styles['mark']}`}
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

type EditorFooterProps = { editor: LabelEditorState; isPrompt: boolean }

/** Why a label was not saved, and the buttons. */
function EditorFooter({ editor, isPrompt }: EditorFooterProps) {
  const { formatMessage } = useIntl()
  const { step, failure, isSaving } = editor
  return (
    <div className={styles['footer']}>
      <VersionsButton opened={editor.opened} isDisabled={isSaving} />
      {failure === null ? (
        <span className="ui-note ui-text-start ui-faint">
          {step === 1 && formatMessage({ id: isPrompt ? 'label.prompt.hint' : 'label.rule.hint' })}
        </span>
      ) : (
        <span className="ui-small ui-text-start ui-error" role="alert">
          {failure}
        </span>
      )}
      <span className={`ui-flex ui-gap-8 ui-rigid ${styles['buttons']}`}>
        {step === 1 && (
          <Button onClick={editor.goBack} disabled={isSaving}>
            {formatMessage({ id: 'label.back' })}
          </Button>
        )}
        <Button onClick={editor.close} disabled={isSaving}>
          {formatMessage({ id: 'ui.cancel' })}
        </Button>
        {step === 0 ? (
          <Button key="next" type="primary" onClick={editor.submit}>
            {formatMessage({ id: 'label.next' })}
          </Button>
        ) : (
          <Button key="save" type="primary" loading={isSaving} onClick={editor.submit}>
            {formatMessage({ id: 'label.save' })}
          </Button>
        )}
      </span>
    </div>
  )
}
