import type { documents } from '@console/contracts'
import { usePreferences } from '@console/domain-ui/preferences'
import { OrchidFlower } from '@console/ui/flower'
import { Suspense, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { optionalPart } from '../../base/optional-part.ts'
import { consolePaths, isRootPath } from '../../base/paths.ts'
import { rememberedName } from '../../core/session/return-path.ts'
import type { AcceptedToken, SignInCalls } from '../../core/session/sign-in-calls.ts'
import { PublicPageFrame } from './PublicPageFrame.tsx'
import { SignInForm } from './SignInForm.tsx'
import styles from './SignInPage.module.css'

/** The console that was open has already loaded the code that a dialog needs. */
const KickedOffDialog = optionalPart(
  async () =>
    (await import(/* webpackChunkName: "on-demand-kicked-off" */ './KickedOffDialog.tsx')).KickedOffDialog,
)

/** The notice above the form when the user did not open it on purpose. */
export type SignInNotice = 'passwordChanged' | 'sessionEnded' | 'unreachable' | 'cookiesBlocked'

type SignInPageProps = {
  brand: documents.Brand
  version: string
  /** The sign-up page is installed; nothing leads to it otherwise (R19). */
  canRegister: boolean
  notice: SignInNotice | null
  /** The address from which the last session was ended, empty when no person did; null when it ended otherwise. */
  kickedOffFrom: string | null
  /** The return path; null for the first page of the user's menu. */
  returnPath: string | null
  calls: Pick<SignInCalls, 'login' | 'sendCode'>
  /** The first input: the time to preload the rest of the console. */
  onFirstInput: () => void
  onSignedIn: (accepted: AcceptedToken) => void
}

export function SignInPage({
  brand,
  version,
  canRegister,
  notice,
  kickedOffFrom,
  returnPath,
  calls,
  onFirstInput,
  onSignedIn,
}: SignInPageProps) {
  const { formatMessage } = useIntl()
  const { language, themeMode } = usePreferences()
  const title = formatMessage({ id: 'signIn.title' })
  useEffect(() => {
    document.title = `${brand.title[language]} - ${title}`
  }, [brand, language, title])
  const returnText = useReturnText(returnPath)
  return (
    <PublicPageFrame brand={brand} version={version} decoration={<OrchidFlower mode={themeMode} />}>
      <h1 className={styles['title']}>{title}</h1>
      {returnText !== null && <p className="ui-after-8 ui-body ui-anywhere ui-muted">{returnText}</p>}
      {notice !== null && (
        <p className={styles['notice']} role="status">
          {formatMessage({ id: `signIn.notice.${notice}` })}
        </p>
      )}
      {kickedOffFrom !== null && (
        <Suspense fallback={null}>
          <KickedOffDialog fromIp={kickedOffFrom} />
        </Suspense>
      )}
      <SignInForm calls={calls} onFirstInput={onFirstInput} onSignedIn={onSignedIn} />
      <p className={styles['register']}>
        {formatMessage({ id: 'signIn.haveInvitation' })}{' '}
        {canRegister ? (
          <a className={styles['link']} href={consolePaths.register}>
            {formatMessage({ id: 'signIn.register' })}
          </a>
        ) : (
          <>
            <span
              className={styles['later']}
              aria-disabled="true"
              title={formatMessage({ id: 'signIn.register.later' })}
            >
              {formatMessage({ id: 'signIn.register' })}
            </span>
            <span className="ui-block ui-note ui-faint">
              {formatMessage({ id: 'signIn.register.later' })}
            </span>
          </>
        )}
      </p>
    </PublicPageFrame>
  )
}

/** Says where sign-in leads, by the page's name when this browser knows it; nothing for the console's root. */
function useReturnText(returnPath: string | null): string | null {
  const { formatMessage } = useIntl()
  if (returnPath === null) return null
  const { pathname } = new URL(returnPath, window.location.origin)
  if (isRootPath(pathname)) return null
  const page = rememberedName(pathname)
  return page === null
    ? formatMessage({ id: 'signIn.returnUnnamed' })
    : formatMessage({ id: 'signIn.return' }, { page })
}
