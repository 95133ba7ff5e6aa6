/**
 * Over the header, which is the least used part of a page: beneath it begins what people read and tap, and at the bottom of a phone are the tabs
 * and the main button.
 */
export const TOAST_PLACE =
  'fixed inset-x-2 top-[calc(env(safe-area-inset-top)+0.25rem)] z-50 sm:top-4 sm:right-4 sm:left-auto sm:w-96'
