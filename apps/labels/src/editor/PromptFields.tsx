import { label } from '@console/contracts'
import { LongTextField } from '@console/ui/form'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { DebugDialog } from './debug/debug-dialog-part.ts'
import { PromptHistory } from './history/PromptHistory.tsx'
import { type LabelFormObject, useLabelFields } from './use-label-fields.ts'
import styles from './LabelEditor.module.css'

const ROWS = { minRows: 8, maxRows: 16 }
const COUNT = { max: label.MAX_PROMPT_CHARACTERS, lengthOf: (text: string) => text.length }

type PromptFieldsProps = {
  form: LabelFormObject
  /** 0: the label is new. */
  ruleId: number
}

/** Step 2 of a prompt label: its text, the earlier texts, and a trial of the saved prompts (LABEL-038). */
export function PromptFields({ form, ruleId }: PromptFieldsProps) {
  const { formatMessage } = useIntl()
  const { bind } = useLabelFields(form)
  const [isVerifying, setVerifying] = useState(false)
  // Its labels are what a simulated conversation tries.
  const { productId } = form.values
  return (
    <div className={styles['prompt']}>
      <div className={`ui-flex ui-between ui-items-start ui-gap-12-24 ${styles['verify']}`}>
        <p>{formatMessage({ id: 'label.prompt.text' })}</p>
        <Button disabled={productId === null} onClick={() => setVerifying(true)}>
          {formatMessage({ id: 'label.verify' })}
        </Button>
      </div>
      <LongTextField {...bind('promptContent')} isRequired rows={ROWS} count={COUNT} />
      <PromptHistory ruleId={ruleId} />
      {isVerifying && productId !== null && (
        <DebugDialog productId={productId} isDirty={form.isDirty} onClose={() => setVerifying(false)} />
      )}
    </div>
  )
}
