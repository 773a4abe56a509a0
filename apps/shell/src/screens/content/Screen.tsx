import { Navigate } from 'react-router-dom'
import { consolePaths } from '../../base/paths.ts'
import { trailTo } from '../../core/menu/menu-access.ts'
import { safeReturnPath } from '../../core/session/return-path.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import type { ConsoleRoute } from '../../runtime/router/console-screen.ts'
import { LANDING, useIsWelcome } from '../../runtime/router/landing.ts'
import { ModuleMissingPage } from './ModuleMissingPage.tsx'
import { NoPermissionPage } from './NoPermissionPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { ShellPageScreen } from './ShellPageScreen.tsx'
import { SignedInStaticPage } from './SignedInStaticPage.tsx'
import { SubAppScreen } from './SubAppScreen.tsx'
import { WelcomePage } from './WelcomePage.tsx'

/** Renders a route. All sub-app routes share one element in the tree, so the outlet sees every change of app. */
export function Screen({
  route: { screen, itemId },
  overlayContainer,
}: {
  route: ConsoleRoute
  overlayContainer: HTMLElement
}) {
  const { homePath, menu } = useShell()
  const isWelcome = useIsWelcome()
  switch (screen.kind) {
    case 'home':
      return <Navigate to={homePath} replace state={LANDING} />
    case 'afterSignIn':
      return <Navigate to={returnPath() ?? consolePaths.root} replace />
    case 'redirect':
      return <Navigate to={screen.to} replace />
    case 'forgotPassword':
    case 'register':
      return <SignedInStaticPage messages={screen.kind} />
    case 'notFound':
      return isWelcome ? <WelcomePage /> : <NotFoundPage />
    case 'noPermission':
      return <NoPermissionPage trail={itemId === null ? [] : trailTo(menu.all, itemId)} />
    case 'moduleMissing':
      return <ModuleMissingPage component={screen.component} />
    case 'shellPage':
      return <ShellPageScreen key={screen.page} page={screen.page} />
    case 'subApp':
      return <SubAppScreen entry={screen.entry} overlayContainer={overlayContainer} />
  }
}

function returnPath(): string | null {
  return safeReturnPath(new URL(window.location.href).searchParams.get('redirect'))
}
