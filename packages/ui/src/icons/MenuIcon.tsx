import { Icon } from './Icon.tsx'
import { isIconName, type IconName } from './icon-paths.ts'

/** Platforms name menu icons by the keys of Ant Design's icon set. */
const ICON_OF_KEY: Readonly<Record<string, IconName>> = {
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
  const known = name === null ? undefined : (ICON_OF_KEY[name] ?? (isIconName(name) ? name : undefined))
  return <Icon name={known ?? 'page'} size={size} />
}
