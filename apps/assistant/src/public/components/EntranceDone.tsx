import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { PageSurface } from '../../base/page/PageSurface.tsx'
import { consolePaths } from '../../base/paths.ts'
import styles from './Entrance.module.css'

type EntranceDoneProps = {
  title: string
  text: string
  /** A refusal, which is announced as one. */
  isRefused?: boolean
  /** Link to go on by; it leads to sign in if absent. */
  next?: { text: string; href: string }
}

/** Says how it ended, and where to go on. */
export function EntranceDone({ title, text, isRefused = false, next }: EntranceDoneProps) {
  const { formatMessage } = useIntl()
  const { text: label, href } = next ?? {
    text: formatMessage({ id: 'assistant.toSignIn' }),
    href: consolePaths.login,
  }
  return (
    <PageSurface isEntrance title={title}>
      <p className={styles['text']} role={isRefused ? 'alert' : 'status'}>
        {text}
      </p>
      <Button type="primary" size="large" href={href}>
        {label}
      </Button>
    </PageSurface>
  )
}
