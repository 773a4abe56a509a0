/** Light or dark. */
export type ThemeMode = 'light' | 'dark'

const light = {
  page: '#f5f4f7',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f9f8fb',
  rail: '#f1eff5',
  tree: '#faf9fc',
  line: '#e3e0e9',
  'line-soft': '#eeecf2',
  'line-control': '#d5d1dd',
  hover: '#f6f3fa',
  selected: '#f4edfd',
  text: '#1c1a22',
  'text-2': '#56525f',
  'text-3': '#6b6675',
  'text-disabled': '#a5a1af',
  primary: '#722ed1',
  'primary-hover': '#8a4be0',
  'primary-active': '#5b21ab',
  'on-primary': '#ffffff',
  link: '#6424bd',
  'link-hover': '#7c3fdc',
  focus: '#722ed1',
  tint: '#f6effe',
  'tint-strong': '#ebdffb',
  'tint-border': '#d3b8f5',
  good: '#2b7d15',
  'good-tint': '#eef8e9',
  warn: '#9a4a04',
  'warn-tint': '#fff3e4',
  error: '#b4161b',
  'error-tint': '#fdeeee',
  info: '#0f4fb0',
  'info-tint': '#edf4fe',
  online: '#37911a',
  waiting: '#bd7502',
  mask: 'rgb(28 26 34 / 45%)',
  'shadow-2': '0 2px 6px rgb(28 26 34 / 7%), 0 8px 20px -4px rgb(28 26 34 / 12%)',
  'shadow-3': '0 4px 12px rgb(28 26 34 / 6%), 0 20px 56px -8px rgb(28 26 34 / 26%)',
} as const

export type TokenName = keyof typeof light

const dark: Record<TokenName, string> = {
  page: '#121016',
  surface: '#1b1920',
  raised: '#232029',
  sunken: '#201d26',
  rail: '#0f0d13',
  tree: '#16141b',
  line: '#332f3c',
  'line-soft': '#29262f',
  'line-control': '#453f51',
  hover: '#25212d',
  selected: '#2a2140',
  text: '#ece9f2',
  'text-2': '#b5b0c0',
  'text-3': '#948ea1',
  'text-disabled': '#615b6c',
  primary: '#7c3fdc',
  'primary-hover': '#9059e8',
  'primary-active': '#6a30c4',
  'on-primary': '#ffffff',
  link: '#bd9bf2',
  'link-hover': '#d0b6f7',
  focus: '#bd9bf2',
  tint: '#261c38',
  'tint-strong': '#34254f',
  'tint-border': '#573c86',
  good: '#7fce5e',
  'good-tint': '#1a2a16',
  warn: '#f2a95c',
  'warn-tint': '#33230f',
  error: '#f58084',
  'error-tint': '#35191c',
  info: '#86b5f7',
  'info-tint': '#17243a',
  online: '#6cc44b',
  waiting: '#e0a62c',
  mask: 'rgb(0 0 0 / 60%)',
  'shadow-2': '0 2px 6px rgb(0 0 0 / 40%), 0 8px 20px -4px rgb(0 0 0 / 55%)',
  'shadow-3': '0 4px 12px rgb(0 0 0 / 40%), 0 20px 56px -8px rgb(0 0 0 / 80%)',
}

/**
 * The console's colours and shadows, by theme: the one list. `tokens.css` gives them to style sheets as CSS variables
 * of the same names (a test holds the two together), `antdTheme` to antd.
 */
export const tokens: Readonly<Record<ThemeMode, Readonly<Record<TokenName, string>>>> = { light, dark }

/** Height of a control that a finger has to hit; antd's size `large`. */
export const TOUCH_HEIGHT_PX = 44
