import type { ReactNode } from 'react';
import { useDepartments } from '../../hooks/useDepartments.ts';
import { DepartmentTiles } from '../../ui/DepartmentTiles.tsx';

/** Where to begin while the cart is empty; its children keep the place until the shop has said which departments it has. */
export default function Departments({ children }: { children?: ReactNode }) {
  const { known, departments } = useDepartments();
  return known ? <DepartmentTiles departments={departments} /> : children;
}
