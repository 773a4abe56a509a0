import { theme, type MappingAlgorithm, type ThemeConfig } from 'antd'
import { contrastTokens, TOUCH_HEIGHT_PX, tokens, type ThemeMode, type TokenName } from './tokens.ts'

/** Latin faces first: a Chinese face draws quotes and figures twice as wide. */
const FONT_FAMILY =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif"

/** Fields, tables and cards; 14 is for text. */
const FIELD_FONT_SIZE = 13

type ComponentTokens = NonNullable<ThemeConfig['components']>
type Colors = Readonly<Record<TokenName, string>>

/**
 * The one antd theme of host and sub-apps, purple as its primary colour (SHELL-100). Values are literal, not CSS
 * variables, since antd derives others from them. One name of the variables for all: an app finds the styles that the
 * host and the apps before it have made (R28).
 */
export function antdTheme(mode: ThemeMode, { hasContrast = false } = {}): ThemeConfig {
  const color: Colors = hasContrast ? { ...tokens[mode], ...contrastTokens[mode] } : tokens[mode]
  return {
    algorithm: [mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm, asDrawn[mode]],
    cssVar: { key: 'console' },
    hashed: false,
    // The styles are part of the kit's files.
    zeroRuntime: true,
    token: { ...colorTokens(color), ...sizeTokens() },
    components: {
      Button: buttonTokens(mode, color),
      ...fieldTokens(color),
      Table: tableTokens(color),
      Segmented: {
        fontSize: FIELD_FONT_SIZE,
        trackBg: color.rail,
        trackPadding: 2,
        itemColor: color['text-2'],
        itemSelectedColor: color.text,
      },
      Modal: { titleFontSize: 16, titleLineHeight: 1.5, contentBg: color.raised, headerBg: color.raised },
      Drawer: { footerPaddingBlock: 12, footerPaddingInline: 16 },
      Tag: { defaultBg: color.sunken, defaultColor: color['text-2'] },
      Tabs: { itemSelectedColor: color.link, itemHoverColor: color.link, inkBarColor: color.primary },
      Pagination: { itemActiveColor: color.link, itemActiveColorHover: color.link },
    },
  }
}

function buttonTokens(mode: ThemeMode, color: Colors): NonNullable<ComponentTokens['Button']> {
  return {
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    defaultHoverColor: color.link,
    defaultHoverBorderColor: color['tint-border'],
    defaultActiveColor: color.link,
    defaultActiveBorderColor: color.primary,
    // The dark theme's red is a light one: white would not be read on it.
    dangerColor: mode === 'dark' ? tokens.dark['error-tint'] : tokens.light['on-primary'],
    contentFontSizeLG: 16,
    paddingInline: 14,
  }
}

function fieldTokens(color: Colors): Pick<ComponentTokens, 'Input' | 'Select' | 'DatePicker'> {
  return {
    Input: {
      fontSize: FIELD_FONT_SIZE,
      activeBorderColor: color.primary,
      hoverBorderColor: color['tint-border'],
      activeShadow: `0 0 0 3px ${withAlpha(color.primary)}`,
      errorActiveShadow: `0 0 0 3px ${withAlpha(color.error)}`,
    },
    Select: {
      fontSize: FIELD_FONT_SIZE,
      optionSelectedBg: color['tint-strong'],
      optionSelectedColor: color.link,
      optionSelectedFontWeight: 600,
      optionActiveBg: color.hover,
      activeBorderColor: color.primary,
      hoverBorderColor: color['tint-border'],
      activeOutlineColor: withAlpha(color.primary),
    },
    DatePicker: {
      fontSize: FIELD_FONT_SIZE,
      activeBorderColor: color.primary,
      hoverBorderColor: color['tint-border'],
      activeShadow: `0 0 0 3px ${withAlpha(color.primary)}`,
      cellActiveWithRangeBg: color['tint-strong'],
      cellHoverBg: color.hover,
    },
  }
}

function tableTokens(color: Colors): NonNullable<ComponentTokens['Table']> {
  return {
    headerBg: color.sunken,
    headerColor: color['text-2'],
    headerSplitColor: 'transparent',
    // The arrow and `aria-sort` say by what rows are sorted: head and cells stay as they are.
    headerSortActiveBg: color.sunken,
    headerSortHoverBg: color.hover,
    bodySortBg: color.surface,
    borderColor: color['line-soft'],
    rowHoverBg: color.hover,
    rowSelectedBg: color.selected,
    rowSelectedHoverBg: color.selected,
    headerBorderRadius: 0,
    cellFontSize: FIELD_FONT_SIZE,
    cellFontSizeMD: FIELD_FONT_SIZE,
    cellFontSizeSM: FIELD_FONT_SIZE,
    cellPaddingBlockMD: 9,
    cellPaddingInlineMD: 16,
    cellPaddingBlock: 9,
    cellPaddingInline: 16,
  }
}

function colorTokens(color: Colors): NonNullable<ThemeConfig['token']> {
  return {
    colorPrimary: color.primary,
    colorPrimaryHover: color['primary-hover'],
    colorPrimaryActive: color['primary-active'],
    colorPrimaryText: color.link,
    colorPrimaryTextHover: color['link-hover'],
    colorPrimaryTextActive: color.link,
    colorPrimaryBg: color.tint,
    colorPrimaryBgHover: color['tint-strong'],
    colorPrimaryBorder: color['tint-border'],
    colorPrimaryBorderHover: color['tint-border'],
    colorLink: color.link,
    colorLinkHover: color['link-hover'],
    colorLinkActive: color.link,
    colorSuccess: color.good,
    colorSuccessText: color.good,
    colorSuccessBg: color['good-tint'],
    colorWarning: color.warn,
    colorWarningText: color.warn,
    colorWarningBg: color['warn-tint'],
    colorError: color.error,
    colorErrorText: color.error,
    colorErrorBg: color['error-tint'],
    colorInfo: color.info,
    colorInfoText: color.info,
    colorInfoBg: color['info-tint'],
    colorText: color.text,
    colorTextHeading: color.text,
    colorTextSecondary: color['text-2'],
    colorTextTertiary: color['text-3'],
    colorTextDescription: color['text-3'],
    colorTextPlaceholder: color['text-3'],
    colorTextDisabled: color['text-disabled'],
    colorTextQuaternary: color['text-disabled'],
    colorIcon: color['text-2'],
    colorIconHover: color.text,
    colorBgLayout: color.page,
    colorBgContainer: color.surface,
    colorBgElevated: color.raised,
    colorBgContainerDisabled: color.sunken,
    colorBgMask: color.mask,
    colorFillAlter: color.sunken,
    colorBorder: color['line-control'],
    colorBorderSecondary: color.line,
    colorBorderDisabled: color.line,
    colorSplit: color['line-soft'],
    controlItemBgHover: color.hover,
    controlItemBgActive: color['tint-strong'],
    controlItemBgActiveHover: color['tint-strong'],
    controlOutline: withAlpha(color.primary),
    boxShadow: color['shadow-3'],
    boxShadowSecondary: color['shadow-2'],
  }
}

function sizeTokens(): NonNullable<ThemeConfig['token']> {
  return {
    fontFamily: FONT_FAMILY,
    fontSize: 14,
    fontSizeSM: 12,
    fontSizeLG: 16,
    fontWeightStrong: 600,
    borderRadius: 6,
    borderRadiusLG: 8,
    borderRadiusSM: 4,
    borderRadiusXS: 3,
    controlHeight: 32,
    controlHeightSM: 26,
    controlHeightLG: TOUCH_HEIGHT_PX,
    controlOutlineWidth: 3,
    lineWidthFocus: 2,
  }
}

/** The 16 % ring around a field that has the focus. */
function withAlpha(hex: string): string {
  return `${hex}29`
}

/** The algorithms mix their own shades from the seed colours; where a colour was drawn, the drawn one holds. */
function drawnColors(mode: ThemeMode): MappingAlgorithm {
  const { primary, link, good, warn, error, info } = tokens[mode]
  return (_seed, map) => ({
    ...(map ?? theme.defaultAlgorithm(theme.defaultSeed)),
    colorPrimary: primary,
    colorLink: link,
    colorSuccess: good,
    colorWarning: warn,
    colorError: error,
    colorInfo: info,
  })
}

/** The same functions each time: antd works its tokens out once for each. */
const asDrawn: Readonly<Record<ThemeMode, MappingAlgorithm>> = {
  light: drawnColors('light'),
  dark: drawnColors('dark'),
}
