import { expect, test } from 'vitest'
import { lookOfPage } from './lookOfPage'

const HEAD = `<meta property="og:site_name" content="Dent Garage"><meta name="theme-color" content="#0f4c81">
  <link rel="stylesheet" href="/css/bootstrap.min.css"><link rel="stylesheet" href="css/site.css">
  <link rel="icon" href="/favicon.ico"><link rel="icon" sizes="192x192" href="/icon.png">
  <link rel="apple-touch-icon" href="/touch.png"><link rel="manifest" href="/site.webmanifest"><style>.btn{color:red}</style>`

test('what a page says of its looks, its own sheets, and pictures large enough, the likeliest first', () => {
  expect(
    lookOfPage(`<html><head>${HEAD}</head><img class="logo" src="logo.svg"></html>`, 'https://shop.example/'),
  ).toEqual({
    name: 'Dent Garage',
    css: '.btn{color:red}',
    sheets: ['https://shop.example/css/site.css'],
    themeColors: ['#0f4c81'],
    manifest: 'https://shop.example/site.webmanifest',
    logos: ['https://shop.example/touch.png', 'https://shop.example/icon.png', 'https://shop.example/logo.svg'],
  })
})
