/** The route that all others are below. */
import { createRootRouteWithContext } from '@tanstack/react-router';
import type { Context } from './route-parts.ts';
import { Missing, RouteFailure } from './shell/route-states.tsx';
import { Root } from './shell/root.tsx';

export const root = createRootRouteWithContext<Context>()({ component: Root, errorComponent: RouteFailure, notFoundComponent: Missing });
