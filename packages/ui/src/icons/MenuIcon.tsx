import { LineIcon } from './LineIcon.tsx'
import { isMenuIconName, menuIconPaths, type MenuIconName } from './menu-icon-paths.ts'

/** Platforms name menu icons by the keys of Ant Design's icon set. */
const ICON_OF_KEY: Readonly<Record<string, MenuIconName>> = {
  appstore: 'workspace',
  audio: 'voiceprint',
  'bar-chart': 'statistics',
  'cloud-upload': 'version',
  'customer-service': 'realtime',
  eye: 'monitor',
  'file-text': 'report',
  fund: 'data',
  highlight: 'annotation',
  message: 'session',
  profile: 'log',
  'question-circle': 'help',
  read: 'knowledge',
  'safety-certificate': 'quality',
  setting: 'configuration',
  tags: 'label',
  team: 'account',
  contacts: 'crm',
}

/** The icon a menu item names; an unknown name gets the plain page. */
export function MenuIcon({ name, size = 20 }: { name: string | null; size?: number }) {
  return <LineIcon paths={menuIconPaths[toIconName(name) ?? 'page']} size={size} />
}

/** Names come from the platform: one like `constructor` must not find what every object has. */
function toIconName(name: string | null): MenuIconName | undefined {
  if (name === null) return undefined
  if (Object.hasOwn(ICON_OF_KEY, name)) return ICON_OF_KEY[name]
  return isMenuIconName(name) ? name : undefined
}
