import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { VersionsButton } from '../versions/VersionsButton.tsx'
import styles from './LabelEditor.module.css'
import type { LabelEditorState } from './use-label-editor.ts'

type EditorFooterProps = { editor: LabelEditorState; step: number; isPrompt: boolean; onBack: () => void }

/** Why a label was not saved, and the buttons. */
export function EditorFooter({ editor, step, isPrompt, onBack }: EditorFooterProps) {
  const { formatMessage } = useIntl()
  const { failure, isSaving } = editor
  return (
    <div className={styles['footer']}>
      <VersionsButton forms={editor.forms} isDisabled={isSaving} />
      {failure === null ? (
        <span className={styles['hint']}>
          {step === 1 && formatMessage({ id: isPrompt ? 'label.prompt.hint' : 'label.rule.hint' })}
        </span>
      ) : (
        <span className={styles['failure']} role="alert">
          {failure}
        </span>
      )}
      <span className={styles['buttons']}>
        {step === 1 && (
          <Button onClick={onBack} disabled={isSaving}>
            {formatMessage({ id: 'label.back' })}
          </Button>
        )}
        <Button onClick={editor.close} disabled={isSaving}>
          {formatMessage({ id: 'ui.cancel' })}
        </Button>
        {step === 0 ? (
          <Button key="next" type="primary" onClick={() => editor.forms.settings.current?.submit()}>
            {formatMessage({ id: 'label.next' })}
          </Button>
        ) : (
          <Button
            key="save"
            type="primary"
            loading={isSaving}
            onClick={() => editor.forms.decision.current?.submit()}
          >
            {formatMessage({ id: 'label.save' })}
          </Button>
        )}
      </span>
    </div>
  )
}
