import {
  exports,
  menu,
  message,
  savedView,
  session,
  subApp,
  successEnvelope,
  tenant,
  user,
  type Call,
  type Language,
} from '@console/contracts'
import { CALLS } from '@console/contracts/documented'
import { exampleAnswer } from '@console/openapi'
import { CHECKED_VERSION_ID, type AppToCheck } from './app-to-check.ts'

const SESSION_SECONDS = 43_200
/** The token that the app gets; calls with it are the app's. */
export const APP_TOKEN = 'token-of-the-app'

/** A person of a company that has consented to all that the app asks for. */
const PERSON = {
  userId: 7,
  id: 7,
  username: 'check',
  tenantId: 3,
  tenantName: 'Example company',
  selectedBusinessTypeId: 11,
  individual: false,
  avatar: null,
  timezone: 'Asia/Shanghai',
  currency: 'CNY',
  credentialStatus: 2,
  credentialFlag: 1,
  orgId: 5,
  orgName: 'Example team',
  name: 'Ada Example',
  nickName: null,
  type: 'TeamAdmin',
  teamOrgId: 5,
  tenantAdmin: true,
  tenantType: 'Standard',
  tenantAuthStatus: 'Verified',
  businessTypes: [{ businessTypeId: 11, businessTypeName: 'Example business' }],
} satisfies user.UserInfo

/** The answer to a call of the console itself: the start, with the app as its only page, and nothing that would cover it. */
export function answerConsole(call: Call, app: AppToCheck, language: Language): unknown {
  const answers = new Map<string, unknown>([
    [session.checkToken.id, { expiresAt: Math.floor(Date.now() / 1000) + SESSION_SECONDS }],
    [session.authz.id, { permissions: [], menuIds: listMenuIds(app) }],
    [session.reportUse.id, { idleEndsAt: Math.floor(Date.now() / 1000) + SESSION_SECONDS }],
    [user.info.id, PERSON],
    [menu.tree.id, { menus: [toMenu(app, language)] }],
    [tenant.detail.id, { name: PERSON.tenantName, logo: null, subLogo: null, timezone: null }],
    [exports.list.id, { jobs: [], broken: [] }],
    [savedView.list.id, { views: [] }],
    [message.popups.id, { records: [] }],
    [message.unreadCount.id, { unreadCnt: 0 }],
    [subApp.registry.id, { setNumber: 1, apps: [toRegistryApp(app, language)], off: [] }],
    [subApp.token.id, { token: APP_TOKEN, calls: app.registration.permissions.calls }],
  ])
  const answer = answers.get(call.id)
  if (answer !== undefined) return successEnvelope(call, answer)
  return call.method === 'GET' ? exampleAnswer(call) : successEnvelope(call, null)
}

/** The call of a request, by its method and path. */
export function findCall(method: string, pathname: string): Call | undefined {
  const segments = pathname.split('/')
  return CALLS.find((call) => {
    const expected = call.path.split('/')
    return (
      call.method === method &&
      expected.length === segments.length &&
      expected.every((segment, index) => segment.startsWith(':') || segment === segments[index])
    )
  })
}

const GROUP = 'apps'
const placeId = (index: number): string => `${subApp.MENU_ID_PREFIX}checked.${index}`

function listMenuIds({ registration: { places } }: AppToCheck): string[] {
  return [GROUP, ...places.map((_place, index) => placeId(index))]
}

function toMenu({ registration: { module, places } }: AppToCheck, language: Language): menu.MenuItem {
  return {
    id: GROUP,
    name: { en: 'Apps', zh: '应用' }[language],
    children: places.map(({ name, path, component }, index) => ({
      id: placeId(index),
      name: name[language],
      path: `${subApp.PAGES_PATH}${module}${path}`,
      component: `${module}/${component}`,
    })),
  }
}

/** Contributions are asked by themselves (`ask-slots.ts`). */
function toRegistryApp(
  { registration: { module, name, trust, places }, filesAddress }: AppToCheck,
  language: Language,
): subApp.RegistryApp {
  return {
    module,
    name: name[language],
    trust,
    entry: `${filesAddress}manifest.json`,
    versionId: CHECKED_VERSION_ID,
    versionNumber: 1,
    ownerContact: '',
    pages: places.map(({ path, component }) => ({ path: `${subApp.PAGES_PATH}${module}${path}`, component })),
    slots: null,
    isPreview: false,
  }
}
