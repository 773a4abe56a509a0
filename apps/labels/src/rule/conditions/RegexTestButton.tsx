import { label } from '@console/contracts'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { readParams } from '../model/params.ts'
import { RegexTestDialog } from '../regex-test/RegexTestDialog.tsx'
import styles from './RegexTestButton.module.css'

/** Opens the test of a condition's regular expression; nothing for conditions of other types. */
export function RegexTestButton({ condition }: { condition: label.Condition }) {
  const { formatMessage } = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  const read = readParams(condition)
  if (read.type !== label.CONDITION_TYPE.regex) return null
  return (
    <>
      <Button
        type="link"
        className={styles['button'] ?? ''}
        aria-label={formatMessage({ id: 'rule.testOf' }, { letter: condition.lambda })}
        onClick={() => setIsOpen(true)}
      >
        {formatMessage({ id: 'rule.test' })}
      </Button>
      {isOpen && <RegexTestDialog regex={read.params.regex} onClose={() => setIsOpen(false)} />}
    </>
  )
}
