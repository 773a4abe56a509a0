import { label } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { AppModal, DraftNotice } from '@console/ui'
import { useState } from 'react'
import { WordListsProvider } from '../rule/WordListsProvider.tsx'
import { ConflictView } from './conflict/ConflictView.tsx'
import { EDITOR_WIDTH } from './editor-width.ts'
import { EditorFooter } from './EditorFooter.tsx'
import { EditorSteps } from './EditorSteps.tsx'
import { EditorTitle } from './EditorTitle.tsx'
import styles from './LabelEditor.module.css'
import { useLabelEditor, type EditorOptions } from './use-label-editor.ts'

/** The editor of a label: settings first, then what decides (LABEL-035). */
export function LabelEditorDialog(options: EditorOptions) {
  const { labelType, stored } = options
  const { timezone } = useHost()
  const [step, setStep] = useState(0)
  const editor = useLabelEditor(options, setStep)
  const { forms, conflict, isSaving } = editor
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
          <EditorTitle name={forms.values.name} labelType={labelType} step={step} isNew={stored === null} />
        }
        footer={
          conflict === null ? (
            <EditorFooter editor={editor} step={step} isPrompt={isPrompt} onBack={() => setStep(0)} />
          ) : null
        }
      >
        {conflict !== null && <ConflictView conflict={conflict} isSaving={isSaving} />}
        <div hidden={conflict !== null} className={styles['body']}>
          <DraftNotice draft={{ typedAt: forms.typedAt, discard: editor.discard }} timezone={timezone} />
          <EditorSteps editor={editor} isPrompt={isPrompt} step={step} onStep={setStep} />
        </div>
      </AppModal>
    </WordListsProvider>
  )
}
