import { createElement, useCallback, useDebugValue, useSyncExternalStore } from 'preact/compat';

/** Stands in for React on Preact: the names our sources import, and the few that packages take from the whole, so that the rest falls out. */
export {
  Children,
  Component,
  Fragment,
  createElement,
  createPortal,
  flushSync,
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/compat';
export default { createElement, useCallback, useDebugValue, useSyncExternalStore };
