import { Button, Input } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { setOverride, type OverrideProblem } from '../../core/registry/registry-override.ts'
import styles from './DeveloperTools.module.css'

/** Lets this browser load a sub-app from another manifest; the released console stays unchanged for all others. */
export function OverrideForm({ module, address }: { module: string; address: string }) {
  const { formatMessage } = useIntl()
  const [text, setText] = useState(address)
  const [problem, setProblem] = useState<OverrideProblem | null>(null)
  const problemId = `override-problem-${module}`
  return (
    <form
      className={styles['override']}
      onSubmit={(event) => {
        event.preventDefault()
        const refused = setOverride(module, text.trim())
        if (refused === null) window.location.reload()
        else setProblem(refused)
      }}
    >
      <Input
        size="small"
        aria-label={formatMessage({ id: 'developer.override.label' }, { module })}
        value={text}
        {...(problem === null
          ? {}
          : { status: 'error', 'aria-invalid': true, 'aria-describedby': problemId })}
        onChange={(event) => {
          setProblem(null)
          setText(event.target.value)
        }}
      />
      <Button size="small" htmlType="submit" disabled={text.trim() === '' || text === address}>
        {formatMessage({ id: 'developer.override.apply' })}
      </Button>
      {problem !== null && (
        <span id={problemId} role="alert" className={styles['error']}>
          {formatMessage({ id: `developer.override.refused.${problem}` })}
        </span>
      )}
    </form>
  )
}
