import { ProFormTextArea } from '@ant-design/pro-components'
import { label } from '@console/contracts'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isTooLongPrompt } from '../model/field-problems.ts'
import { DebugDialog } from './debug/debug-dialog-part.ts'
import { PromptHistory } from './history/PromptHistory.tsx'
import { textRule, useRequired } from './use-rules.ts'
import styles from './LabelEditor.module.css'

const { MAX_PROMPT_CHARACTERS } = label

type PromptFieldsProps = {
  /** 0: the label is new. */
  ruleId: number
  /** Product whose labels a simulated conversation tries; null: none is chosen. */
  productId: number | null
  isDirty: boolean
}

/** Step 2 of a prompt label: the text, what it was before, and the way to try the saved ones (LABEL-038). */
export function PromptFields({ ruleId, productId, isDirty }: PromptFieldsProps) {
  const { formatMessage, formatNumber } = useIntl()
  const [isVerifying, setVerifying] = useState(false)
  const name = formatMessage({ id: 'label.prompt' })
  const required = useRequired('text', name)
  const tooLong = formatMessage({ id: 'label.tooLong' }, { max: formatNumber(MAX_PROMPT_CHARACTERS) })
  return (
    <div className={styles['prompt']}>
      <div className={`ui-flex ui-between ui-items-start ui-gap-12-24 ${styles['verify']}`}>
        <p>{formatMessage({ id: 'label.prompt.text' })}</p>
        <Button disabled={productId === null} onClick={() => setVerifying(true)}>
          {formatMessage({ id: 'label.verify' })}
        </Button>
      </div>
      <ProFormTextArea
        name="promptContent"
        label={name}
        placeholder=""
        rules={[required, textRule(isTooLongPrompt, tooLong)]}
        formItemProps={{ className: styles['counted'] ?? '' }}
        fieldProps={{
          autoSize: { minRows: 8, maxRows: 16 },
          count: {
            show: ({ count }: { count: number }) =>
              `${formatNumber(count)} / ${formatNumber(MAX_PROMPT_CHARACTERS)}`,
            max: MAX_PROMPT_CHARACTERS,
          },
        }}
      />
      <PromptHistory ruleId={ruleId} />
      {isVerifying && productId !== null && (
        <DebugDialog productId={productId} isDirty={isDirty} onClose={() => setVerifying(false)} />
      )}
    </div>
  )
}
