import { versionPart } from '@console/sub-app/form'
import { Switch } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { CompanyDetail } from '../model/company-detail.ts'
import { useShell } from '../../../../runtime/context/shell-context.tsx'
import { useSetSignInRule } from '../queries/company.ts'
import styles from './CompanySettingsPage.module.css'

/** The rule by which a sign-in ends the person's other sessions (R42). */
export function SignInRuleCard({ detail: { oneSignIn, version } }: { detail: CompanyDetail }) {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  const titleId = useId()
  const { mutate, isPending } = useSetSignInRule()
  const save = (next: boolean): void => {
    mutate(
      { oneSignIn: next, ...versionPart(version ?? 0) },
      {
        onSuccess: () =>
          services.toast.success(
            formatMessage({ id: next ? 'company.oneSignIn.on' : 'company.oneSignIn.off' }),
          ),
        onError: (error) => services.toast.error(error.message),
      },
    )
  }
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          {formatMessage({ id: 'company.oneSignIn' })}
        </h2>
        <Switch checked={oneSignIn === true} loading={isPending} aria-labelledby={titleId} onChange={save} />
      </div>
      <div className={styles['content']}>
        <p className={styles['note']}>{formatMessage({ id: 'company.oneSignIn.text' })}</p>
      </div>
    </section>
  )
}
