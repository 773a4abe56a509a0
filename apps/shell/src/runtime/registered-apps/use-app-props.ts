import type { subApp } from '@console/contracts'
import { usePreferences } from '@console/domain-ui/preferences'
import type { HostServices, HttpClient, RegisteredAppProps } from '@console/sub-app'
import { appToken } from '@console/sub-app/app-host'
import { plainText } from '@console/sub-app/isolated-app/host'
import { useMemo } from 'react'
import { registeredBase } from '../../base/paths.ts'
import { safeReturnPath } from '../../core/session/return-path.ts'
import { useShell } from '../context/shell-context.tsx'

/** Longer texts are cut: they come from code that nobody here has read. */
export const MAX_TEXT_CHARACTERS = 2000
const MAX_NAME_CHARACTERS = 200

/** The props before a mount adds its own. */
export type GivenProps = Omit<RegisteredAppProps, 'container' | 'signal'>

/** The props of a registered app that runs in the page. */
export function useAppProps(app: subApp.RegistryApp, overlayContainer: HTMLElement): GivenProps {
  const { module, versionId } = app
  const { user, businessType, timezone, services, client } = useShell()
  const { language, themeMode } = usePreferences()
  const actions = useMemo(
    () => appActions({ module, versionId, services, client }),
    [client, module, services, versionId],
  )
  return useMemo(
    () => ({
      ...actions,
      module,
      basePath: registeredBase(module),
      language,
      timezone,
      theme: themeMode,
      user: { id: user.userId, name: user.name ?? user.username },
      businessType:
        businessType === null
          ? null
          : { id: businessType.businessTypeId, name: businessType.businessTypeName },
      overlayContainer,
    }),
    [actions, businessType, language, module, overlayContainer, themeMode, timezone, user],
  )
}

type ActionsRequest = { module: string; versionId: number; services: HostServices; client: HttpClient }

type AppActions = Pick<
  RegisteredAppProps,
  'getToken' | 'navigate' | 'toast' | 'confirm' | 'openLink' | 'announce' | 'namePage'
>

/** Makes the actions that an app has through the console. It runs without types: whatever it passes becomes text, or is left out. */
export function appActions({ module, versionId, services, client }: ActionsRequest): AppActions {
  const { toast } = services
  return {
    getToken: async () => appToken({ client, module, versionId }),
    navigate: (to, options) => {
      const path = toConsolePath(to, module)
      if (path === null) services.reportError(new Error('Refused to open an address'), module)
      else services.navigate(path, { replace: options?.replace === true })
    },
    toast: {
      success: (text) => toast.success(toText(text)),
      error: (text) => toast.error(toText(text)),
      info: (text) => toast.info(toText(text)),
      warning: (text) => toast.warning(toText(text)),
    },
    confirm: async ({ title, content, okText, cancelText, isDestructive }) =>
      services.confirm({
        title: toText(title),
        ...(content === undefined ? {} : { content: toText(content) }),
        ...(okText === undefined ? {} : { okText: toText(okText) }),
        ...(cancelText === undefined ? {} : { cancelText: toText(cancelText) }),
        isDestructive: isDestructive === true,
      }),
    openLink: (url) => services.openLink(String(url).slice(0, MAX_TEXT_CHARACTERS)),
    announce: (text) => services.announce(toText(text)),
    namePage: (name) => services.namePage({ name: toText(name).slice(0, MAX_NAME_CHARACTERS), above: [] }),
  }
}

/** A path of the console; one that does not begin with `/` is below the app's own address. Null where it is none. */
export function toConsolePath(to: string, module: string): string | null {
  const path = String(to)
  return safeReturnPath(path.startsWith('/') ? path : `${registeredBase(module)}/${path}`)
}

function toText(value: unknown): string {
  return plainText((typeof value === 'string' ? value : String(value)).slice(0, MAX_TEXT_CHARACTERS))
}
